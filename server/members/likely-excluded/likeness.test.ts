import { describe, expect, it } from "vitest";
import { isLikely } from "#server/members/likely-excluded/likeness.ts";

const born = "1990-03-04";
const person = (name: string, birthDate = born) => ({ names: [name], birthDate });

describe("a registration and a self-excluded person", () => {
  it.each([
    ["김은하", "김은하", "the same"],
    ["김 은하", "김은하", "a space"],
    ["김은하", "은하 김", "the order of Korean words"],
    ["김은하", "김은허", "one syllable"],
    ["KIM EUNHA", "Eunha Kim", "the order of Latin words"],
    ["KIM EUN-HA", "kim eunha", "a hyphen and the case"],
    ["KIM EUNHA", "Kim Eunhaa", "a doubled letter"],
    ["KIM EUNHA", "Kim Enuha", "two exchanged letters"],
    ["Nguyễn Văn An", "NGUYEN VAN AN", "accents"],
    ["Nguyễn Văn An", "Van An Nguyen", "accents and the order"],
    ["Alexander Bergmann", "Aleksander Bergmann", "a spelling"],
    ["Alexander Bergmann", "Alexander Berg", "a cut name"],
    ["田中太郎", "田中 太郎", "a space in Japanese"],
  ])("of one birth date, %s and %s, are likely the same: %s", (one, other) => {
    expect(isLikely(person(one), person(other))).toBe(true);
    expect(isLikely(person(other), person(one))).toBe(true);
  });

  it.each([
    ["김은하", "박사기", "another name"],
    ["김은하", "이은별", "two of three syllables"],
    ["김별", "이별", "one of two syllables"],
    ["KIM EUNHA", "Park Jimin", "another Latin name"],
    ["LEE", "LIM", "a short name"],
    ["KIM EUNHA", "KIM MINHO", "the same family name"],
    ["KIM EUNHA", "김은하", "names in two scripts, which are not compared"],
  ])("of one birth date, %s and %s, are not: %s", (one, other) => {
    expect(isLikely(person(one), person(other))).toBe(false);
    expect(isLikely(person(other), person(one))).toBe(false);
  });

  it.each([
    ["1990-03-05", true, "one digit"],
    ["1980-03-04", true, "one digit of the year"],
    ["1990-04-03", true, "day and month exchanged"],
    ["1990-03-15", false, "two digits"],
    ["1991-03-05", false, "two digits apart"],
  ])("of one name, born %s: %s (%s)", (other, isSame) => {
    expect(isLikely(person("김은하"), person("은하 김", other))).toBe(isSame);
    expect(isLikely(person("은하 김", other), person("김은하"))).toBe(isSame);
  });

  it("are not the same by a near name and a near birth date together", () => {
    expect(isLikely(person("김은하"), person("김은허", "1990-03-05"))).toBe(false);
  });

  it("are compared by each of their names", () => {
    const other = { names: ["무관한 이름", "Eunha Kim"], birthDate: born };
    expect(isLikely(person("KIM EUNHA"), other)).toBe(true);
  });
});
