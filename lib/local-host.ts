/** This machine, and the private networks of RFC 1918 and RFC 4193. */
const LOCAL =
  /^(localhost|.+\.localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd][\da-f]{2}:.*\])$/

/** Returns whether the host name of a URL refers to this machine or to a private network. A name is not resolved. */
export const isLocalHost = (hostname: string): boolean => LOCAL.test(hostname)
