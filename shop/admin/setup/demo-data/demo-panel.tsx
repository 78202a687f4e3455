import { useState } from 'react'
import { texts } from '#texts/admin/setup/demo-data'
import { localizedList } from '../../../../lib/texts/localized-constant.ts'
import { FirstAddressCommand } from '../../../core/admin-kit/first-address-command.tsx'
import { type Demo, type DemoGoods, REMOVE_WORD } from '../../../core/demo-data/demo-goods.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { Sentence } from '../../../ui/sentence.ts'

const KINDS = localizedList(() => Object.keys(texts.counted) as (keyof DemoGoods)[])

/** Returns whether removable demo data is left. */
export const hasDemo = ({ going }: Demo): boolean => KINDS.some((what) => going[what] > 0)

/** Explains that the shop contains demo data, and offers to remove it. */
export function DemoPanel({ demo }: { demo: Demo }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-label={texts.demo} className="rounded-card border border-line border-dashed px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-muted text-sm">
          {demo.needs_account ? <Sentence of={texts.needsAccount(<FirstAddressCommand />)} /> : texts.demoNotice}
        </p>
        {!demo.needs_account && (
          <Button weight="secondary" onClick={() => setAsked(true)}>
            {texts.removeTheDemo}
          </Button>
        )}
      </div>
      {isAsked && <RemoveDemo going={demo.going} close={() => setAsked(false)} />}
    </section>
  )
}

function RemoveDemo({ going, close }: { going: DemoGoods; close: () => void }) {
  return (
    <FormDialog
      title={texts.removeTheDemo}
      intro={
        <>
          <p>{texts.removedDataHeading}</p>
          <ul className="mt-2 list-disc pl-5">
            {KINDS.filter((what) => going[what] > 0).map((what) => (
              <li key={what}>{texts.counted[what](going[what])}</li>
            ))}
          </ul>
          <p className="mt-4 text-muted">{texts.retainedData}</p>
        </>
      }
      button={texts.remove}
      cancel={texts.cancel}
      close={close}
    >
      <TextField
        name="confirmation"
        label={texts.typeToRemove(REMOVE_WORD)}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </FormDialog>
  )
}
