// Loaded into a measured process before its own program: tells what the process has used so far whenever its parent asks.
import type { Usage } from './measured-process.ts'

process.on('message', (question) => {
  if (question !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ usage: { processorMs: (user + system) / 1000, memory: process.memoryUsage.rss() } satisfies Usage })
})
// Nobody measures any more, so nobody would end it either.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// A program that is done must not go on only because somebody could ask.
process.channel?.unref()
