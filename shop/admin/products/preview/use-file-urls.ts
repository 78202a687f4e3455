import { useEffect, useRef } from 'react'

/** Addresses for files of this computer, the same one for the same file, released when the part of the screen that asks for them goes. */
export function useFileUrls(): (file: Blob) => string {
  const urls = useRef(new Map<Blob, string>())
  useEffect(() => {
    const made = urls.current
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url)
      made.clear()
    }
  }, [])
  return (file) => {
    const url = urls.current.get(file) ?? URL.createObjectURL(file)
    urls.current.set(file, url)
    return url
  }
}
