ALTER TYPE "LegalKind" ADD VALUE 'accessibility';
ALTER TYPE "LegalKind" ADD VALUE 'reviews';
