import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { downloadFile } from './download-file.ts'

interface DownloadButtonProps {
  address: string
  children: string
  /** The name for screen readers, if several buttons have the same text. */
  label?: string
  /** The message after the download; none by default. */
  doneText?: string
  className?: string
}

/** A button that downloads a file from the API. */
export function DownloadButton({ address, children, label, doneText, className = '' }: DownloadButtonProps) {
  const [isLoading, setLoading] = useState(false)
  async function download() {
    setLoading(true)
    const loaded = downloadFile(address).finally(() => setLoading(false))
    await loaded.then(() => doneText !== undefined && toast({ kind: 'success', text: doneText }), toastApiError)
  }
  return (
    <Button
      weight="quiet"
      aria-label={label}
      aria-disabled={isLoading}
      onClick={() => !isLoading && void download()}
      className={`aria-disabled:opacity-55 print:hidden ${className}`}
    >
      <Download aria-hidden="true" className="size-5" />
      {children}
    </Button>
  )
}
