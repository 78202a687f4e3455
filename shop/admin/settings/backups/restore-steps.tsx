import { texts } from '#texts/admin/settings/backups'

/** How to restore a backup. @param name of the backup in the commands */
export function RestoreSteps({ name }: { name: string }) {
  return (
    <section aria-labelledby="restore" className="mt-10 border-line border-t pt-6">
      <h3 id="restore" className="font-medium">
        {texts.restore}
      </h3>
      <p className="mt-1 mb-4 text-muted text-sm">{texts.restoreText}</p>
      <ol className="list-decimal space-y-2 pl-5 text-sm">
        {texts.restoreSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Commands>{texts.restoreCommands(name)}</Commands>
    </section>
  )
}

/** Commands to copy. */
export const Commands = ({ children }: { children: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways by keyboard
  <pre tabIndex={0} className="mt-4 overflow-x-auto rounded-control bg-sunken px-4 py-3 text-sm">
    <code>{children}</code>
  </pre>
)
