import { useEffect, useRef } from 'react'

/** Returns object URLs for local files, one per file, and revokes them on unmount. */
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
