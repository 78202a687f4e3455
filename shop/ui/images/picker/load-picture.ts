/**
 * Loads a picture file to measure or draw it. Browsers apply its EXIF orientation.
 * @throws DOMException if the browser cannot read it
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
