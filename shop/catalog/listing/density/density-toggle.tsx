import { Rows3, Square } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { texts } from '#texts/catalog/listing'
import { IconButton } from '../../../ui/button.tsx'
import { inBrowserStorage } from '../../../ui/storage/browser-storage.ts'
import { COMPACT, DENSITY_KEY } from './density.ts'

const CHANGED = 'density'

/** On phones, switches product lists between large and compact. The choice is stored in local storage. */
export function DensityToggle() {
  const isList = useSyncExternalStore(subscribe, isListNow, () => false)
  function toggle() {
    const { dataset } = document.documentElement
    if (isList) delete dataset.density
    else dataset.density = COMPACT
    inBrowserStorage((storage) => (isList ? storage.removeItem(DENSITY_KEY) : storage.setItem(DENSITY_KEY, COMPACT)))
    dispatchEvent(new Event(CHANGED))
  }
  return (
    <IconButton
      label={isList ? texts.largePictures : texts.compactGrid}
      onClick={toggle}
      className="absolute top-0 right-0 border border-edge bg-surface sm:hidden noscript:hidden"
    >
      {isList ? <Square aria-hidden="true" className="size-5" /> : <Rows3 aria-hidden="true" className="size-5" />}
    </IconButton>
  )
}

const isListNow = () => document.documentElement.dataset.density === COMPACT

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}
