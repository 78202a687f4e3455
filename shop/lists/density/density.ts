/** Under which local storage keeps how close together a phone shows lists of products: `list`, or nothing for large. */
export const DENSITY_KEY = 'density'
export const LIST = 'list'

/** Runs in each document before it is painted: nothing moves when the rest of the scripts arrives. */
export const DENSITY_SCRIPT = `try{if(localStorage.getItem('${DENSITY_KEY}')==='${LIST}')document.documentElement.dataset.density='${LIST}'}catch{}`
