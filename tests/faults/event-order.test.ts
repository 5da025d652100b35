import { surviveOrders } from "./event-order";

surviveOrders(12, 60_000);
