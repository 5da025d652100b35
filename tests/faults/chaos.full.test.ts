import { surviveChaos } from "./chaos";
import { isSoak } from "./soak";

surviveChaos(isSoak ? 1000 : 80, isSoak ? 3_600_000 : 300_000);
