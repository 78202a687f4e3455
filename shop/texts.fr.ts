/** The French texts of all modules by their folder. */
export {}
