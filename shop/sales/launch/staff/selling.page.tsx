import * as texts from '#texts/sales/launch/staff'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { getReadiness, type ReadinessLine } from '../selling.contract.ts'
import type { Route } from './+types/selling.page'
import { runLaunchAction } from './launch-actions.ts'
import { OpenOrClose } from './open-or-close.tsx'
import { ReadinessRow } from './readiness-row.tsx'
import { TestModeCard } from './test-mode-card.tsx'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(getReadiness, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  runLaunchAction(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.selling)

export const handle = staffScreen({ title: texts.selling, reason: texts.onlyStaff, waiting: <ListSkeleton /> })

export default function SellingPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ is_open, test_mode, lines }) => {
        const missing = lines.filter(({ is_needed, is_ready }) => is_needed && !is_ready).length
        return (
          <div className="max-w-3xl">
            <p className="font-display font-semibold text-xl">{is_open ? texts.open : texts.closed}</p>
            <p className="mt-1 text-muted">
              {is_open ? texts.peopleCanOrder : test_mode === 'on' ? texts.testOrdersOnly : texts.visitorsCanBrowse}
            </p>
            <p className="mt-3">{missing === 0 ? texts.everythingThatIsRequiredIsDone : texts.taskLeft(missing)}</p>
            {(is_open || (missing === 0 && test_mode !== 'on')) && <OpenOrClose isOpen={is_open} />}
            {test_mode !== 'unavailable' && <TestModeCard isOn={test_mode === 'on'} />}
            <Lines name={texts.requiredBefore} lines={lines.filter(({ is_needed }) => is_needed)} />
            <Lines name={texts.recommended} lines={lines.filter(({ is_needed }) => !is_needed)} />
          </div>
        )
      }}
    </LoadedForStaff>
  )
}

function Lines({ name, lines }: { name: string; lines: readonly ReadinessLine[] }) {
  return (
    <section aria-label={name} className="mt-10">
      <h2 className="text-xl">{name}</h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {lines.map((line) => (
          <ReadinessRow key={line.key} line={line} />
        ))}
      </ul>
    </section>
  )
}
