import { describedReader } from "@/lib/site/described/queries";
import { menus } from "./schema";

export const readMenus = describedReader("menus", menus);
