import { z } from "zod";
import { searchField } from "@/lib/forms/fields";

export const searchQuery = z.object({ q: searchField });
