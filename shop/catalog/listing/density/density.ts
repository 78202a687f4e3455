/** Under which local storage keeps how close together a phone shows lists of products: `list`, or nothing for large. */
export const DENSITY_KEY = 'density'
export const CLOSE_TOGETHER = 'list'

/** Runs in each document before it is painted: nothing moves when the rest of the scripts arrives. */
export const DENSITY_SCRIPT = `try{if(localStorage.getItem('${DENSITY_KEY}')==='${CLOSE_TOGETHER}')document.documentElement.dataset.density='${CLOSE_TOGETHER}'}catch{}`
