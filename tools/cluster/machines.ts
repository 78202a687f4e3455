import type { ChildProcess } from 'node:child_process'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../tests/processes/until.ts'
import { endWithCluster, freePorts, kill, postmasterOf, run, signal, start, USER } from './children.ts'

/** Programs of PostgreSQL. */
export const BIN = '/usr/lib/postgresql/15/bin'
const NODES = 3
const STARTS_WITHIN_MS = 120_000

/** Returns the folder of archived WAL. */
export const archiveIn = (folder: string) => join(folder, 'archive')

/** Three PostgreSQL with Patroni and etcd, HAProxy and PgBouncer. */
export interface Machines {
  /** Through HAProxy. */
  databaseUrl: string
  /** Through PgBouncer. */
  poolUrl: string
  /** Through HAProxy, one of the standbys. */
  replicaUrl: string
  /** Port for Varnish, which the caller starts in front of HAProxy. */
  edgePort: number
  /** Port of HAProxy for the shop, and of the two processes behind it. */
  shopPort: number
  processPorts: [number, number]
  /** Returns the name of the primary; undefined without one. */
  primary(): Promise<string | undefined>
  /** Resolves once all nodes run, and one of them is the synchronous standby. */

  synchronous(): Promise<void>
  /** Kills Patroni and PostgreSQL of a node. */
  killNode(name: string): Promise<void>
  startNode(name: string): Promise<void>
  /** Stops and continues the PostgreSQL and Patroni of a node. */
  pauseNode(name: string): Promise<() => Promise<void>>
  killEtcd(): Promise<void>
  startEtcd(): void
  killPooler(): Promise<void>
  startPooler(): void
}

/** Starts the machines below a folder. The database `shop` is empty. */
export async function startMachines(folder: string): Promise<Machines> {
  const own = async (path: string) => {
    await mkdir(path, { recursive: true, mode: 0o700 })
    if (USER.uid !== undefined) await chown(path, USER.uid, USER.gid)
  }
  await own(folder)
  await own(archiveIn(folder))
  await chmod(folder, 0o755)
  const [
    etcdPort = 0,
    peerPort = 0,
    direct = 0,
    pooled = 0,
    replica = 0,
    shopPort = 0,
    edgePort = 0,
    one = 0,
    two = 0,
    ...rest
  ] = await freePorts(9 + 2 * NODES)
  const nodes = Array.from({ length: NODES }, (_, index) => ({
    name: `node${index + 1}`,
    port: rest[2 * index] ?? 0,
    api: rest[2 * index + 1] ?? 0,
    data: join(folder, `node${index + 1}`),
    patroni: undefined as ChildProcess | undefined,
  }))
  const nodeOf = (name: string) => {
    const node = nodes.find((one) => one.name === name)
    if (!node) throw new Error(`There is no ${name}.`)
    return node
  }
  let etcd: ChildProcess
  const startEtcd = () => {
    const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`]
    etcd = start(folder, 'etcd', '/usr/bin/etcd', [
      ...['--name', 'etcd', '--data-dir', join(folder, 'etcd'), '--initial-cluster', `etcd=${peer}`],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--unsafe-no-fsync'],
    ])
  }
  let pooler: ChildProcess
  const startPooler = () => {
    pooler = start(folder, 'pgbouncer', '/usr/sbin/pgbouncer', [join(folder, 'pgbouncer.ini')])
  }
  const api = async (node: (typeof nodes)[number], path: string) =>
    fetch(`http://127.0.0.1:${node.api}${path}`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
  const primary = async () => {
    for (const node of nodes) if ((await api(node, '/primary'))?.status === 200) return node.name
    return undefined
  }
  const startNode = async (name: string) => {
    const node = nodeOf(name)
    node.patroni = start(folder, `patroni-${name}`, '/usr/bin/patroni', [join(folder, `${name}.yml`)])
  }
  const synchronous = () =>
    until(async () => {
      const name = await primary()
      const members = name ? await membersOf(await api(nodeOf(name), '/cluster')) : []
      const isRunning = members.filter(({ state }) => state === 'running' || state === 'streaming').length === NODES
      const isOneTimeline = new Set(members.map(({ timeline }) => timeline)).size === 1
      return isRunning && isOneTimeline && members.some(({ role }) => role === 'sync_standby')
    }, STARTS_WITHIN_MS)

  startEtcd()
  for (const node of nodes) {
    endWithCluster(node.data)
    await writeFile(join(folder, `${node.name}.yml`), patroniSettings(folder, node, etcdPort))
  }
  await writeFile(
    join(folder, 'haproxy.cfg'),
    proxySettings(nodes, { direct, replica, shopPort, processes: [one, two] }),
  )
  await writeFile(join(folder, 'users.txt'), '"shop" ""\n')
  await writeFile(join(folder, 'pgbouncer.ini'), poolerSettings(folder, { direct, pooled }))
  await until(async () => (await fetch(`http://127.0.0.1:${etcdPort}/health`).catch(() => undefined))?.ok)
  await startNode('node1')
  await until(primary, STARTS_WITHIN_MS)
  for (const { name } of nodes.slice(1)) await startNode(name)
  start(folder, 'haproxy', '/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])
  startPooler()
  await synchronous()
  await pause(2_000)
  const psql = ['-h', '127.0.0.1', '-p', String(direct), '-U', 'postgres', '-v', 'ON_ERROR_STOP=1']
  await run(folder, 'psql', join(BIN, 'psql'), [...psql, '-c', 'create role shop login createrole'])
  await run(folder, 'psql', join(BIN, 'psql'), [...psql, '-c', 'create database shop owner shop'])

  const eachProcess = async (node: (typeof nodes)[number], name: NodeJS.Signals) => {
    signal(node.patroni?.pid, name)
    signal(await postmasterOf(node.data), name)
  }
  return {
    databaseUrl: `postgres://shop@127.0.0.1:${direct}/shop`,
    poolUrl: `postgres://shop@127.0.0.1:${pooled}/shop`,
    replicaUrl: `postgres://shop@127.0.0.1:${replica}/shop`,
    edgePort,
    shopPort,
    processPorts: [one, two],
    primary,
    synchronous,
    killNode: async (name) => eachProcess(nodeOf(name), 'SIGKILL'),
    startNode,
    async pauseNode(name) {
      await eachProcess(nodeOf(name), 'SIGSTOP')
      return () => eachProcess(nodeOf(name), 'SIGCONT')
    },
    killEtcd: () => kill(etcd),
    startEtcd,
    killPooler: () => kill(pooler),
    startPooler,
  }
}

interface Member {
  role: string
  state: string
  timeline?: number
}

async function membersOf(answer: Response | undefined): Promise<Member[]> {
  const { members = [] } = ((await answer?.json().catch(() => undefined)) ?? {}) as { members?: Member[] }
  return members
}

/** After a failover, the new primary may archive a segment again. */
const archiveCommand = (archive: string) =>
  `cmp -s %p ${archive}/%f || (test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f)`

/** The settings of `docs/operate/failover.md`, with small buffers. */
const patroniSettings = (
  folder: string,
  { name, port, api, data }: { name: string; port: number; api: number; data: string },
  etcdPort: number,
) => `scope: shop
name: ${name}
restapi: {listen: '127.0.0.1:${api}', connect_address: '127.0.0.1:${api}'}
etcd3: {host: '127.0.0.1:${etcdPort}'}
bootstrap:
  dcs:
    ttl: 5
    loop_wait: 1
    retry_timeout: 2
    synchronous_mode: true
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      parameters:
        shared_buffers: 32MB
        max_connections: 80
        wal_log_hints: 'on'
        wal_keep_size: 256MB
        max_wal_size: 256MB
        autovacuum_max_workers: 1
        archive_mode: 'on'
        archive_command: '${archiveCommand(archiveIn(folder))}'
  initdb: [encoding: UTF8, locale: C.UTF-8, data-checksums]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${data}
  bin_dir: ${BIN}
  pgpass: ${join(folder, `${name}.pgpass`)}
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
  authentication:
    superuser: {username: postgres, password: not-used}
    replication: {username: replicator, password: not-used}
    rewind: {username: postgres, password: not-used}
  parameters: {unix_socket_directories: '${folder}'}
  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
`

const serversOf = (nodes: readonly { name: string; port: number; api: number }[]) =>
  nodes.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${port} check port ${api}`).join('\n')

const proxySettings = (
  nodes: readonly { name: string; port: number; api: number }[],
  ports: { direct: number; replica: number; shopPort: number; processes: readonly number[] },
) => `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${ports.direct}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${serversOf(nodes)}
listen replica
  bind 127.0.0.1:${ports.replica}
  option httpchk GET /replica
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${serversOf(nodes)}
listen shop
  mode http
  bind 127.0.0.1:${ports.shopPort}
  option redispatch
  retries 2
  option httpchk GET /healthz
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${ports.processes.map((port, index) => `  server process${index + 1} 127.0.0.1:${port} check`).join('\n')}
`

const poolerSettings = (folder: string, { direct, pooled }: { direct: number; pooled: number }) => `[databases]
shop = host=127.0.0.1 port=${direct}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooled}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 10
`
