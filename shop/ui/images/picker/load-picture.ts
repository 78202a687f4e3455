/**
 * Loads a picture from a file of this computer, to measure or draw it. Browsers turn it upright by themselves.
 * @throws DOMException when the browser cannot read it
 */
export async function loadPicture(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = url
  try {
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}
