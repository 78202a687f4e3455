import { type SubmitEvent, useEffect, useRef, useState } from 'react'

/**
 * Delays the submit of a form until its uploads end, so that they are included. A refused upload prevents the submit.
 * @returns the upload handlers by field name, and the submit handler of the form
 */
export function useUploads() {
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef<HTMLFormElement>(undefined)
  useEffect(() => {
    if (underWay.size > 0) return
    const form = waiting.current
    waiting.current = undefined
    form?.requestSubmit()
  }, [underWay])
  return {
    onUploading(name: string, isUploading: boolean, isRefused: boolean) {
      if (isRefused) waiting.current = undefined
      setUnderWay((before) => {
        if (before.has(name) === isUploading) return before
        const after = new Set(before)
        if (isUploading) after.add(name)
        else after.delete(name)
        return after
      })
    },
    onSubmitCapture(event: SubmitEvent) {
      if (underWay.size === 0) return
      event.preventDefault()
      event.stopPropagation()
      if (event.target instanceof HTMLFormElement) waiting.current = event.target
    },
  }
}
