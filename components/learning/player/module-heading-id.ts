export const MODULE_HEADING_ID = "module";
