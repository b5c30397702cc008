#!/usr/bin/env node
import { argv, env, stderr, stdout } from 'node:process'
import pc from 'picocolors'
import { UserError } from './user-error.ts'
import { askedLang, isLang, systemLang } from './lang.ts'
import { runProgram } from './program.ts'
import './texts.ts'
import { boxWords } from './words/box.ts'

const args = argv.slice(2)
const asked = askedLang(args)
const lang = isLang(asked) ? asked : systemLang(env)

// The reader of our output may stop reading: that is not an error.
stdout.on('error', () => process.exit(0))

try {
  await runProgram(args, lang)
} catch (problem) {
  const sentence =
    problem instanceof UserError ? problem.message : boxWords(lang)('went-wrong', { what: String(problem) })
  stderr.write(`${pc.red(sentence)}\n`)
  process.exitCode = problem instanceof UserError ? problem.status : 70
}
