import { z } from "zod";
import { idTextField, tickField } from "@/lib/forms/fields";

export const coverInput = z.object({ id: idTextField, hasCover: tickField });
