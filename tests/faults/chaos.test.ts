import { surviveChaos } from "./chaos";

surviveChaos(25, 120_000);
