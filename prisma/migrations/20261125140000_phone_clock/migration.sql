-- Whoever types a code before its time is told how far off the phone's clock is, so that code must never count.
ALTER TABLE "CoachFactor" ADD COLUMN "toldSteps" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
