import { paths } from "@/lib/paths/public";
import { serveCv } from "../_cv";

export const GET = serveCv(paths.performingArtsCv, "performing-arts-cv.pdf");
