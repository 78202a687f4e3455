// Reads package-lock.json with npm's rules. Runs on Node 20 or later.

/**
 * Lists packages that the lock file doesn't pin: those without a hash, and optional ones (programs for a platform)
 * without an entry. npm would install anything that a registry returns for them.
 *
 * @param {Record<string, any>} packages `packages` of package-lock.json, by path
 * @returns {string[]} as 'name version', empty if everything is pinned
 */
export function unpinned(packages) {
  const open = Object.entries(packages).flatMap(([place, entry]) => {
    // A bundled package is covered by the hash of the package that contains it.
    const self = !place || entry.integrity || entry.inBundle ? [] : [`${nameOf(place)} ${entry.version}`]
    const absent = Object.entries(entry.optionalDependencies ?? {}).filter(([name]) => !isFound(packages, place, name))
    return [...self, ...absent.map(([name, version]) => `${name} ${version}`)]
  })
  return [...new Set(open)]
}

/**
 * Lists the programs for one platform. npm treats them as optional and silently skips those that are unavailable or
 * don't match the lock file, but the shop needs all of them.
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

/** Searches like Node: in the package's own `node_modules`, then in those of the parent folders. */
function isFound(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true
    if (!folder) return false
  }
}
