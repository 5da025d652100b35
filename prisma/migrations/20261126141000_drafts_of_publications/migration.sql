-- Publications and testimonials are written in peace, and shown when they are ready.
ALTER TABLE "Publication" ADD COLUMN "isDraft" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Publication" ADD COLUMN "wasShown" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Testimonial" ADD COLUMN "isDraft" BOOLEAN NOT NULL DEFAULT false;
