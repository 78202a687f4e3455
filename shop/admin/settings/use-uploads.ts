import { type SubmitEvent, useEffect, useRef, useState } from 'react'

/**
 * Has a form wait for the files of its fields: who saves while one is on its way saves it, too. After one that was refused, nothing is saved.
 * @returns what the fields tell, by their names, and what catches the form's submit above it
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
