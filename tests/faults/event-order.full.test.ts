import { surviveOrders } from "./event-order";
import { isSoak } from "./soak";

surviveOrders(isSoak ? 5040 : 42, isSoak ? 3_600_000 : 120_000);
