/** The local storage key of the list density on phones: `list`, or absent for large. */
export const DENSITY_KEY = 'density'
export const COMPACT = 'list'

/** Runs before the first paint of each document, to avoid layout shifts. */
export const DENSITY_SCRIPT = `try{if(localStorage.getItem('${DENSITY_KEY}')==='${COMPACT}')document.documentElement.dataset.density='${COMPACT}'}catch{}`
