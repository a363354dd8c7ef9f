"""Draws a scene with another program, in the way that floor.c does.

    peer.py PEER SCENE FORMAT OUT            one cold render into the file OUT
    peer.py PEER --warm N SCENE FORMAT       N renders in this process, one line of milliseconds for each

PEER is typst or takumi; pip installs both (requirements.txt).
"""
import importlib
import pathlib
import sys
import time

PEERS = {"typst": "typesetter", "takumi": "page"}
# Renders that fill the caches.
NOT_COUNTED = 3


def main(peer, *arguments):
    module = importlib.import_module(PEERS[peer])
    if arguments[0] != "--warm":
        scene, kind, out = arguments
        pathlib.Path(out).write_bytes(module.renderer(scene)(kind))
        return
    _, count, scene, kind = arguments
    render = module.renderer(scene)
    for i in range(-NOT_COUNTED, int(count)):
        start = time.perf_counter()
        render(kind)
        if i >= 0:
            print(f"{1000 * (time.perf_counter() - start):.4f}")


if __name__ == "__main__":
    if len(sys.argv) not in (5, 6):
        sys.exit(__doc__)
    main(*sys.argv[1:])
