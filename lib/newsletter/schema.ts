import { z } from "zod";
import { linkToken } from "@/lib/auth/schema";
import { emailField } from "@/lib/fields";

export const subscribeInput = z.object({ email: emailField });

/** The form behind a mailed link. */
export const newsletterLink = z.object({ token: linkToken });
