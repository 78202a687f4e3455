// What package-lock.json says about packages, read by npm's own rules. Runs under whatever Node the machine has (20 or later).

/**
 * Names what the lock file leaves open: packages that it does not pin by a hash, and optional ones (a program for each platform) that it
 * does not name at all. npm would take for these whatever a registry gives.
 *
 * @param {Record<string, any>} packages `packages` of package-lock.json, by their place
 * @returns {string[]} as 'name version', none when everything is pinned
 */
export function unpinned(packages) {
  const open = Object.entries(packages).flatMap(([place, entry]) => {
    // What comes inside another package's archive is covered by its hash.
    const self = !place || entry.integrity || entry.inBundle ? [] : [`${nameOf(place)} ${entry.version}`]
    const absent = Object.entries(entry.optionalDependencies ?? {}).filter(([name]) => !isFound(packages, place, name))
    return [...self, ...absent.map(([name, version]) => `${name} ${version}`)]
  })
  return [...new Set(open)]
}

/**
 * Lists the programs that are made for one platform. npm takes them for optional and goes on in silence when one cannot be had, or is not
 * what the lock file says; but nothing runs without them.
 *
 * @param {Record<string, any>} packages
 * @param {{ os: string, cpu: string, libc: string | undefined, withTests: boolean }} machine
 * @returns {{ place: string, name: string, version: string }[]}
 */
export function madeFor(packages, { os, cpu, libc, withTests }) {
  const suits = (named, mine) => named === undefined || [named].flat().includes(mine)
  return Object.entries(packages)
    .filter(([, entry]) => entry.os && suits(entry.os, os) && suits(entry.cpu, cpu) && suits(entry.libc, libc))
    .filter(([, entry]) => withTests || !entry.dev)
    .map(([place, { version }]) => ({ place, name: nameOf(place), version }))
}

function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Looks where Node would: beside the package's own packages, then outwards. */
function isFound(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true
    if (!folder) return false
  }
}
