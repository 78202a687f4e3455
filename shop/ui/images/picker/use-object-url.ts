import { useEffect, useState } from 'react'

/** Returns an address for a file of this computer, released when it is shown no longer. Undefined for the first moment. */
export function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
