/** One upload: how far it has come, and its next part. */
export { POST, POST as HEAD, POST as PATCH } from "../route";
