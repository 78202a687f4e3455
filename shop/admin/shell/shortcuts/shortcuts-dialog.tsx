import { useState } from 'react'
import { texts } from '#texts/admin/shell'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { hasCharacterKeys, setCharacterKeys } from './character-keys.ts'

/** The list of keyboard shortcuts, and the setting that turns those of a single character off. */
export default function ShortcutsDialog({ close }: { close: () => void }) {
  const [isOn, setOn] = useState(hasCharacterKeys)
  return (
    <Dialog title={texts.keyboardShortcuts} close={close}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] text-sm">
        {texts.shortcuts.map(({ keys, action }) => (
          <div key={action} className="contents">
            <dt className="border-line border-b py-2 pr-4">{action}</dt>
            <dd className="flex items-center gap-1 border-line border-b py-2">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked)
            setCharacterKeys(target.checked)
          }}
        />
        {texts.useCharacterKeys}
      </label>
    </Dialog>
  )
}
