import type { LiabilityStep } from "#contract/liability-proof.ts";
import { nodeOver, type SumNode } from "#server/reports/liabilities/hashes.ts";

/** The next level up; the last node of an odd number is passed up unchanged. */
function levelAbove(level: readonly SumNode[]): SumNode[] {
  const above: SumNode[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at] as SumNode, level[at + 1]];
    above.push(right ? nodeOver(left, right) : left);
  }
  return above;
}

/** The root over nodes in their order. Throws RangeError without nodes. */
export function rootOf(nodes: readonly SumNode[]): SumNode {
  let level = nodes;
  while (level.length > 1) level = levelAbove(level);
  const [root] = level;
  if (!root) throw new RangeError("a tree has at least one leaf");
  return root;
}

/** The siblings from one node up to the root. */
export function pathTo(nodes: readonly SumNode[], index: number): LiabilityStep[] {
  const path: LiabilityStep[] = [];
  let [level, at] = [nodes, index];
  while (level.length > 1) {
    const beside = level[at ^ 1];
    if (beside) {
      const { hash, sum } = beside;
      const side = at % 2 === 1 ? "left" : "right";
      path.push({ side, hash: hash.toString("hex"), sum: String(sum) });
    }
    level = levelAbove(level);
    at >>= 1;
  }
  return path;
}
