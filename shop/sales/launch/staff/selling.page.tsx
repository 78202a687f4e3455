import { href } from 'react-router'
import { texts } from '#texts/sales/launch/staff'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { Link } from '../../../ui/link.tsx'
import { isOpenItem } from '../is-open-item.ts'
import { getReadiness, type Readiness, type ReadinessLine } from '../selling.contract.ts'
import { runLaunchAction } from './launch-actions.ts'
import { ReadinessRow } from './readiness-row.tsx'
import { SwitchCard } from './switch-card.tsx'
import { TestModeCard } from './test-mode-card.tsx'

const screen = staffPage(() => ({
  load: (api) => api(getReadiness, {}),
  submit: runLaunchAction,
  title: texts.selling,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: (readiness) => (
    <div className="max-w-4xl">
      <Switches {...readiness} />
      {readiness.test_mode !== 'unavailable' && <TestModeCard isOn={readiness.test_mode === 'on'} />}
      <Lines name={texts.requiredBefore} lines={readiness.lines.filter(({ is_needed }) => is_needed)} />
      <Lines name={texts.recommended} lines={readiness.lines.filter(({ is_needed }) => !is_needed)} />
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Switches({ storefront, is_open, test_mode, lines }: Readiness) {
  const missing = lines.filter((line) => line.is_needed && isOpenItem(line)).length
  const isLive = storefront === 'live'
  const mayOpen = missing === 0 && test_mode !== 'on'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SwitchCard
        title={texts.storefront}
        isOn={isLive}
        state={isLive ? texts.live : texts.comingSoon}
        text={isLive ? texts.everyoneSees : texts.onlyStaffSee}
        change={
          isLive ? { intent: 'coming-soon', label: texts.showComingSoon } : { intent: 'live', label: texts.goLive }
        }
      >
        <p className="text-sm">
          <Link
            to={href('/admin/settings/:group?', { group: 'opening' })}
            className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-7"
          >
            {texts.editComingSoon}
          </Link>
        </p>
      </SwitchCard>
      <SwitchCard
        title={texts.checkout}
        isOn={is_open}
        state={is_open ? texts.open : texts.closed}
        text={is_open ? texts.peopleCanOrder : test_mode === 'on' ? texts.testOrdersOnly : texts.visitorsCanBrowse}
        change={
          is_open
            ? { intent: 'close', label: texts.closeShop }
            : mayOpen
              ? { intent: 'open', label: texts.openShop }
              : undefined
        }
      >
        <p className="text-sm">{missing === 0 ? texts.everythingThatIsRequiredIsDone : texts.countTasks(missing)}</p>
      </SwitchCard>
    </div>
  )
}

function Lines({ name, lines }: { name: string; lines: readonly ReadinessLine[] }) {
  const done = lines.filter((line) => !isOpenItem(line)).length
  return (
    <section aria-label={name} className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{name}</h2>
        <p className="text-muted text-sm tabular-nums">{texts.doneOf(done, lines.length)}</p>
      </div>
      <ul data-rows="" className="mt-3 divide-y divide-line border-line border-y">
        {lines.map((line) => (
          <ReadinessRow key={line.key} line={line} />
        ))}
      </ul>
    </section>
  )
}
