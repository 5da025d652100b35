import { db } from "@/lib/db";
import type { PublicationDto, PublicationType } from "./schema";

export async function listPublications(type?: PublicationType): Promise<PublicationDto[]> {
  return db.publication.findMany({
    where: { type },
    orderBy: { position: "asc" },
    select: { id: true, type: true, title: true, description: true, imageUrl: true, link: true },
  });
}
