/** Hands a file to the person at this browser, which saves it under this name or asks where. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken hold of the file by then; at once would be too early in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
