import { surviveOrders } from "./event-order";

surviveOrders(10, 60_000);
