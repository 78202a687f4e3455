/** Downloads a file under this name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers need the address for a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
