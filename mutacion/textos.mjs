import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isForPeople } from '../scripts/lib/texts.mjs';

const REASON = 'the tables of scripts/checks/textos hold it letter by letter (`npm test -- --only=structure`)';

/** A sentence that a person reads: a test of the domain would be the third place that has it. */
const textos = {
  shouldIgnore({ node }) {
    return node.type === 'StringLiteral' && isForPeople(node.value) ? REASON : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'textos', textos)];
