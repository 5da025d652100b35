import { launch } from "./launch/launch";

await launch("development");
