import type { Eye } from '@spellendoos/kernel'
import { expect, test } from 'vitest'
import type { Hint } from './fanout.ts'
import { BrokerFanout } from './broker-fanout.ts'

test('what waits while a letter is on its way goes into the next one, the newest of each table', async () => {
  const { post, letters, answer } = await letterbox()
  post.publish({ match: 'a', length: 1 })
  await letters.written(1)
  post.publish({ match: 'a', length: 3 })
  post.publish({ match: 'b', length: 1 })
  post.publish({ match: 'a', length: 2 })
  answer()
  await letters.written(2)
  expect(letters.all.map(contents)).toEqual([['1 a'], ['3 a', '1 b']])
})

test('who looks on goes along, the newest of each table', async () => {
  const { post, letters, deliver, heard } = await letterbox()
  const here = (eyes: readonly Eye[]) => ({ node: 'one', eyes })
  post.publish({ match: 'a', length: 1, here: here([0, 'watcher']) })
  post.publish({ match: 'b', length: 1, here: here([]) })
  post.publish({ match: 'a', length: 2 })
  await letters.written(1)
  expect(contents(letters.all[0]!)).toEqual(['2 a one 0,watcher', '1 b one nobody'])
  deliver(letters.all[0]!.replace(/^.*/, 'another'))
  expect(heard).toEqual([
    { match: 'a', length: 2, here: here([0, 'watcher']) },
    { match: 'b', length: 1, here: here([]) },
  ])
})

test('a letter fits into a notification of PostgreSQL', async () => {
  const { post, letters, answer } = await letterbox()
  const matches = Array.from({ length: 500 }, (_, i) => `${'é'.repeat(30)}${i}`)
  for (const match of matches) post.publish({ match, length: 1 })
  while (letters.all.flatMap(contents).length < matches.length) {
    await letters.written(letters.all.length + 1)
    answer()
  }
  expect(letters.all.flatMap(contents)).toEqual(matches.map((match) => `1 ${match}`))
  for (const letter of letters.all) expect(Buffer.byteLength(letter)).toBeLessThan(8000)
})

test('a letter that cannot be sent is forgotten, and the next one is sent', async () => {
  const { post, letters, answer } = await letterbox()
  post.publish({ match: 'a', length: 1 })
  await letters.written(1)
  post.publish({ match: 'b', length: 1 })
  answer(new Error('The connection is broken.'))
  await letters.written(2)
  expect(letters.all.map(contents)).toEqual([['1 a'], ['1 b']])
})

test('what nobody can read is passed over', async () => {
  const { deliver, heard } = await letterbox()
  deliver('')
  deliver('somebody')
  deliver('somebody\n\nx y\n-1 a\n1.5 a\n4 the-match\n5 a b\n6 a b 0,x')
  expect(heard).toEqual([{ match: 'the-match', length: 4 }])
})

async function letterbox() {
  const all: string[] = []
  const answers: ((error?: Error) => void)[] = []
  let wake = () => {}
  let deliver = (_letter: string) => {}
  const post = await BrokerFanout.open((to) => {
    deliver = to
    return Promise.resolve({
      send(letter) {
        all.push(letter)
        wake()
        return new Promise((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve())))
      },
      close: () => Promise.resolve(),
    })
  })
  const heard: Hint[] = []
  post.subscribe((hint) => heard.push(hint))
  const letters = {
    all,
    async written(count: number) {
      while (all.length < count) await new Promise<void>((resolve) => (wake = resolve))
    },
  }
  return { post, letters, deliver, heard, answer: (error?: Error) => answers.shift()!(error) }
}

function contents(letter: string): readonly string[] {
  return letter.split('\n').slice(1)
}
