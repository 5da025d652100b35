-- The menus and the footer, for the coach to change. They begin as the specification has them.
INSERT INTO "Setting" ("group", "value", "isSample") VALUES ('menus', $menus${
 "main": [
  {
   "label": "Home",
   "href": "/",
   "shown": "yes"
  },
  {
   "label": "Tools for Life",
   "href": "/courses/tools-for-life",
   "shown": "yes"
  },
  {
   "label": "Irish Dancing",
   "href": "/courses/irish-dancing",
   "shown": "yes"
  },
  {
   "label": "Public Speaking",
   "href": "/public-speaking",
   "shown": "yes"
  },
  {
   "label": "Publications",
   "href": "/publications",
   "shown": "yes"
  },
  {
   "label": "About",
   "href": "/about",
   "shown": "yes"
  },
  {
   "label": "Contact",
   "href": "/contact",
   "shown": "yes"
  }
 ],
 "firstTitle": "Courses",
 "first": [
  {
   "label": "Tools for Life",
   "href": "/courses/tools-for-life",
   "shown": "yes"
  },
  {
   "label": "Irish Dancing",
   "href": "/courses/irish-dancing",
   "shown": "yes"
  },
  {
   "label": "All Courses",
   "href": "/courses",
   "shown": "yes"
  }
 ],
 "secondTitle": "Services",
 "second": [
  {
   "label": "Public Speaking",
   "href": "/public-speaking",
   "shown": "yes"
  },
  {
   "label": "Publications",
   "href": "/publications",
   "shown": "yes"
  }
 ],
 "thirdTitle": "Company",
 "third": [
  {
   "label": "About",
   "href": "/about",
   "shown": "yes"
  },
  {
   "label": "Contact",
   "href": "/contact",
   "shown": "yes"
  }
 ],
 "privacy": "Privacy Policy",
 "terms": "Terms",
 "refunds": "Refunds",
 "accessibility": "Accessibility",
 "reviews": "Reviews Policy",
 "rights": "All rights reserved."
}$menus$, false);
