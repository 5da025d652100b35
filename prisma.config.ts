import { defineConfig } from "prisma/config";

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  // Generating the client needs no database, so the address may be missing here.
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
