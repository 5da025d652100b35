import { launch } from "./launch/launch";

await launch("production");
