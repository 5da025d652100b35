-- Two clients may share a name, and a book and a podcast their title.
DROP INDEX "Testimonial_name_key";
DROP INDEX "Publication_title_key";
