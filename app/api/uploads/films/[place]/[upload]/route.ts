/** One upload: HEAD asks for its offset, PATCH adds a part. */
export { POST, POST as HEAD, POST as PATCH } from "../route";
